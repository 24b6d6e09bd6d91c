// The shapes of plans and prices, as the contract names them.
import Type, {} from 'typebox';
import { closed, List, OneOf, part, Short } from '../lib/schema.js';
export const CURRENCIES = ['INR', 'USD', 'AED', 'SGD'];
const Price = part({
    currency: OneOf(CURRENCIES),
    price: Type.Integer({ description: 'Whole major units.' }),
    list: Type.Optional(Type.Integer({ description: 'The list price, shown struck through.' })),
});
export const Plan = closed('Plan', {
    id: OneOf(['free', 'pro']),
    name: Short(),
    price: Type.Optional(Type.Integer()),
    per: Type.Optional(OneOf(['year'])),
    months: Type.Optional(Type.Integer()),
    gstPercent: Type.Optional(Type.Integer({ description: 'Included in the price.' })),
    prices: Type.Optional(List(Price)),
    features: List(Short()),
});
//# sourceMappingURL=schema.js.map