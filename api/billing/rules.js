/** GST inside the price, in percent. */
export const GST_PERCENT = 18;
export const PRO_MONTHS = 6;
/** Price of Pro in minor units; all four currencies have two decimals. */
export const PRO_PRICE_MINOR = { INR: 59_000, USD: 3_000, AED: 5_000, SGD: 5_000 };
const LIST_PRICE_MINOR = { INR: 59_900 };
/** The plans as the contract shows them, prices in whole major units. */
export function listPlans() {
    const prices = Object.keys(PRO_PRICE_MINOR).map(currency => {
        const list = LIST_PRICE_MINOR[currency];
        return { currency, price: PRO_PRICE_MINOR[currency] / 100, ...(list !== undefined && { list: list / 100 }) };
    });
    return [
        {
            id: 'free',
            name: 'Free Plan',
            price: 0,
            per: 'year',
            features: ['Sharable link of the product-designed CV', 'Sharable link of the template CV', 'No download'],
        },
        {
            id: 'pro',
            name: 'Pro Plan',
            months: PRO_MONTHS,
            gstPercent: GST_PERCENT,
            prices,
            features: [
                'Sharable link of the product-designed CV',
                'Sharable link of the template CV',
                'Download as PDF and Word',
            ],
        },
    ];
}
//# sourceMappingURL=rules.js.map