/** What nodemailer says of a mail that a server did not take. */
interface SmtpError {
  command?: string;
  responseCode?: number;
  response?: string;
}

/** 'Policy or security': the server objects to us, or to how we send; the address may be a good one. */
const ABOUT_THE_SENDER = /\b5\.7\.\d/;
/** Also '5.2.2': a full mailbox may be emptied. */
const MAILBOX_FULL = /\b5\.2\.2\b/;

/** The receiving server refused this very address for good: sending to it again would change nothing. */
export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0, response = '' } = error as SmtpError;
  if (command !== 'RCPT TO' || responseCode < 500) return false;
  return responseCode !== 552 && !ABOUT_THE_SENDER.test(response) && !MAILBOX_FULL.test(response);
}
