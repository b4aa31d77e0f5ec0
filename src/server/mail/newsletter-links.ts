/** What the two links of a newsletter mail are signed over. The mail signs, the newsletter verifies. */
type Signed = [purpose: string, subject: string];

/** `round`: how often the e-mail address has unsubscribed; a link of an earlier round confirms nothing. */
export function confirmSubject({ email, round }: { email: string; round: number }): Signed {
  return ['newsletter-confirm', `${round} ${email.toLowerCase()}`];
}

/** Works for ever: nobody should have to look for the newest letter to get out. */
export function leaveSubject(email: string): Signed {
  return ['newsletter', email.toLowerCase()];
}
