const FLUSH_MS = 5_000;
const DECLARED_BOT = /bot\b|bot\/|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview|embed|fetch|monitor|lighthouse|headless|curl|wget|python|axios|node|go-http|java\/|okhttp|feed|archive|validator/i;
export function createViewCounter(history) {
    let pending = new Map();
    async function flush() {
        if (pending.size === 0)
            return;
        const counts = pending;
        pending = new Map();
        try {
            await history.addViews(counts);
        }
        catch {
            // The database is away: counted again with the next flush.
            for (const [cvId, count] of counts)
                pending.set(cvId, (pending.get(cvId) ?? 0) + count);
        }
    }
    const timer = setInterval(() => void flush(), FLUSH_MS).unref();
    return {
        /** One 200 reply of a public page. Programs that say what they are do not count. */
        count(nanoId, userAgent) {
            if (!userAgent || DECLARED_BOT.test(userAgent))
                return;
            pending.set(nanoId, (pending.get(nanoId) ?? 0) + 1);
        },
        flush,
        async stop() {
            clearInterval(timer);
            await flush();
        },
    };
}
//# sourceMappingURL=views.js.map