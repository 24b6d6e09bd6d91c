// What follows from an account's record: its plan now, and who is an admin. Pure; the time is an argument.
/** Pro ends at the very second of `planExpiresAt`; without an end it does not end. */
export function planAt(user, at) {
    if (user.plan !== 'Pro')
        return 'Free';
    return user.planExpiresAt !== null && user.planExpiresAt <= at ? 'Free' : 'Pro';
}
/** Google speaks for an address only at gmail.com and in the Workspace domain that the token names (`hd`). */
export function isGoogleAuthoritative(email, hd) {
    const domain = email.slice(email.lastIndexOf('@') + 1);
    return domain === 'gmail.com' || (hd !== null && hd === domain);
}
/** A token issued before `tokensValidAfter` is over. `iat` counts whole seconds. */
export function isTokenOver(iatSeconds, tokensValidAfter) {
    return tokensValidAfter !== null && iatSeconds * 1_000 < tokensValidAfter.getTime();
}
//# sourceMappingURL=rules.js.map