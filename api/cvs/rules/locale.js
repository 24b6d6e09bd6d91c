// What a CV says in its own language: section titles, labels, dates, direction. One entry of LANGUAGES a language; adding
// one is adding an entry. Pure, for browser, page and typesetter; a language that is not here reads as English.
const LANGUAGES = {
    en: {
        language: 'en',
        dates: 'en-GB',
        sections: {
            profileSummary: 'Profile',
            experience: 'Experience',
            education: 'Education',
            skills: 'Skills',
            projects: 'Projects',
            courses: 'Courses',
            awards: 'Awards',
            languages: 'Languages',
            interests: 'Interests',
            references: 'References',
            custom: 'More',
        },
        studies: {
            class10: 'Class X',
            class12: 'Class XII',
            undergraduation: 'Undergraduate degree',
            postgraduation: 'Postgraduate degree',
        },
        courses: 'Courses',
        roles: 'Roles',
        portrait: 'Portrait of {name}',
        range: '{start} – {end}',
        ongoing: '{start} – present',
        present: 'present',
        comma: ', ',
        clause: ', ',
        published: 'Published {date}',
        madeWith: 'Made with {maker}',
    },
    hi: {
        language: 'hi',
        dates: 'hi',
        sections: {
            profileSummary: 'परिचय',
            experience: 'कार्य अनुभव',
            education: 'शिक्षा',
            skills: 'कौशल',
            projects: 'परियोजनाएँ',
            courses: 'पाठ्यक्रम',
            awards: 'पुरस्कार',
            languages: 'भाषाएँ',
            interests: 'रुचियाँ',
            references: 'संदर्भ',
            custom: 'अन्य',
        },
        studies: {
            class10: 'कक्षा 10',
            class12: 'कक्षा 12',
            undergraduation: 'स्नातक',
            postgraduation: 'स्नातकोत्तर',
        },
        courses: 'पाठ्यक्रम',
        roles: 'भूमिकाएँ',
        portrait: '{name} का चित्र',
        range: '{start} – {end}',
        ongoing: '{start} – वर्तमान',
        present: 'वर्तमान',
        comma: ', ',
        clause: ', ',
        published: '{date} को प्रकाशित',
        madeWith: '{maker} से निर्मित',
    },
    ta: {
        language: 'ta',
        dates: 'ta',
        sections: {
            profileSummary: 'சுருக்கம்',
            experience: 'பணி அனுபவம்',
            education: 'கல்வி',
            skills: 'திறன்கள்',
            projects: 'திட்டங்கள்',
            courses: 'பாடநெறிகள்',
            awards: 'விருதுகள்',
            languages: 'மொழிகள்',
            interests: 'ஆர்வங்கள்',
            references: 'பரிந்துரைகள்',
            custom: 'பிற',
        },
        studies: {
            class10: 'பத்தாம் வகுப்பு',
            class12: 'பன்னிரண்டாம் வகுப்பு',
            undergraduation: 'இளநிலைப் பட்டம்',
            postgraduation: 'முதுநிலைப் பட்டம்',
        },
        courses: 'பாடநெறிகள்',
        roles: 'பொறுப்புகள்',
        portrait: '{name} அவர்களின் படம்',
        range: '{start} – {end}',
        ongoing: '{start} – தற்போது வரை',
        present: 'தற்போது வரை',
        comma: ', ',
        clause: ', ',
        published: 'வெளியிடப்பட்டது: {date}',
        madeWith: '{maker} மூலம் உருவாக்கப்பட்டது',
    },
    ar: {
        language: 'ar',
        dates: 'ar',
        sections: {
            profileSummary: 'نبذة',
            experience: 'الخبرة المهنية',
            education: 'التعليم',
            skills: 'المهارات',
            projects: 'المشاريع',
            courses: 'الدورات',
            awards: 'الجوائز',
            languages: 'اللغات',
            interests: 'الاهتمامات',
            references: 'التوصيات',
            custom: 'معلومات أخرى',
        },
        studies: {
            class10: 'الصف العاشر',
            class12: 'الصف الثاني عشر',
            undergraduation: 'الدرجة الجامعية',
            postgraduation: 'الدراسات العليا',
        },
        courses: 'المقررات',
        roles: 'الأدوار',
        portrait: 'صورة {name}',
        range: '{start} – {end}',
        ongoing: '{start} – حتى الآن',
        present: 'حتى الآن',
        comma: '، ',
        clause: '، ',
        published: 'نُشرت في {date}',
        madeWith: 'أُنشئت باستخدام {maker}',
    },
    zh: {
        language: 'zh',
        dates: 'zh',
        sections: {
            profileSummary: '个人简介',
            experience: '工作经历',
            education: '教育背景',
            skills: '技能',
            projects: '项目经历',
            courses: '课程',
            awards: '获奖',
            languages: '语言',
            interests: '兴趣爱好',
            references: '推荐人',
            custom: '其他',
        },
        studies: { class10: '十年级', class12: '十二年级', undergraduation: '本科', postgraduation: '研究生' },
        courses: '课程',
        roles: '职责',
        portrait: '{name}的照片',
        range: '{start} – {end}',
        ongoing: '{start}至今',
        present: '至今',
        comma: '、',
        clause: '，',
        published: '发布于{date}',
        madeWith: '由 {maker} 制作',
    },
};
const RIGHT_TO_LEFT = new Set('ar arab he hebr fa ur ps sd ug ckb yi dv thaa nko nkoo syr syrc'.split(' '));
/** The labels for a BCP 47 tag; a language without an entry reads as English. */
export function labelsOf(language) {
    const primary = language.toLowerCase().split('-')[0] ?? '';
    return (Object.hasOwn(LANGUAGES, primary) ? LANGUAGES[primary] : undefined) ?? LANGUAGES.en;
}
/** The tags of the languages that have an entry. */
export const knownLanguages = () => Object.keys(LANGUAGES);
/** The direction of a language, also of one that has no entry; a script in the tag decides first. */
export function direction(language) {
    const [primary = '', ...rest] = language.toLowerCase().split('-');
    const script = rest.find(part => part.length === 4 && /^[a-z]+$/.test(part));
    return RIGHT_TO_LEFT.has(script ?? primary) ? 'rtl' : 'ltr';
}
/** A date of a CV (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`) in words. What is no such date comes back as it is. */
export function formatDate(date, language) {
    const found = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date);
    if (!found)
        return date;
    const [, year, month, day] = found;
    const instant = new Date(0);
    instant.setUTCFullYear(Number(year), Number(month ?? 1) - 1, Number(day ?? 1));
    const rolledOver = instant.getUTCMonth() !== Number(month ?? 1) - 1 || instant.getUTCDate() !== Number(day ?? 1);
    if (rolledOver)
        return date;
    return formatter(language, day ? 'day' : month ? 'month' : 'year').format(instant);
}
/** A period in pieces, so that a page can mark the dates. Something that goes on (`current`) has no end, whatever `end` says. */
export function rangeParts(start, end, current, language) {
    const labels = labelsOf(language);
    const one = (date) => ({ text: formatDate(date, language), date });
    if (current)
        return start ? fill(labels.ongoing, { start: one(start) }) : [{ text: labels.present }];
    if (start && end && start !== end)
        return fill(labels.range, { start: one(start), end: one(end) });
    return start || end ? [one(start || end || '')] : [];
}
/** A period as one text, '' where there is none. */
export function formatRange(start, end, current, language) {
    return rangeParts(start, end, current, language)
        .map(part => part.text)
        .join('');
}
function fill(pattern, dates) {
    const pieces = pattern.split(/\{(\w+)\}/);
    return pieces
        .map((piece, index) => (index % 2 === 1 ? dates[piece] : { text: piece }))
        .filter(part => part.text !== '');
}
const PRECISIONS = {
    year: { year: 'numeric' },
    month: { year: 'numeric', month: 'long' },
    day: { year: 'numeric', month: 'long', day: 'numeric' },
};
/** Building a formatter costs a hundred times what using it does. */
const formatters = new Map();
const MAX_FORMATTERS = 200;
function formatter(language, precision) {
    const key = `${precision} ${language.toLowerCase()}`;
    const known = formatters.get(key);
    if (known)
        return known;
    if (formatters.size >= MAX_FORMATTERS)
        formatters.clear();
    const made = new Intl.DateTimeFormat(dateLocale(language), {
        ...PRECISIONS[precision],
        timeZone: 'UTC',
        calendar: 'gregory',
    });
    formatters.set(key, made);
    return made;
}
/** A tag with a region writes its dates its own way (en-US, ar-EG); a bare or malformed one as the entry says. */
function dateLocale(language) {
    const { language: known, dates } = labelsOf(language);
    const [primary, region] = language.split('-');
    if (primary?.toLowerCase() !== known || !region)
        return dates;
    try {
        return Intl.getCanonicalLocales(language)[0] ?? dates;
    }
    catch {
        return dates;
    }
}
//# sourceMappingURL=locale.js.map