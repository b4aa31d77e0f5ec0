const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an e-mail address, for limits: ada+1@… and Ada@… are delivered to ada@…. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const name = local.replace(/\+.*$/, '');
  return `${WITHOUT_DOTS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
