/** Milliseconds for a mail server to accept the connection, to greet, and to answer a command. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Adds time-outs where SMTP_URL sets none: nodemailer's own are up to ten minutes. */
export function mailTransport(smtpUrl: string) {
  const url = new URL(smtpUrl)
  for (const [name, value] of Object.entries(TIMEOUTS_MS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  }
  return { url: url.href, ...TIMEOUTS_MS }
}

/** Default sender; external mail servers reject it. */
const LOCAL_SENDER = 'folio@localhost'
export const NO_SENDER = `sent as ${LOCAL_SENDER}, which mail servers elsewhere refuse: set MAIL_FROM`

/** The sender of mails as options of Payload's adapter, which puts both into one header without quotes. */
export const mailSender = (from: { name: string; address: string } | undefined) => ({
  defaultFromAddress: from?.address ?? LOCAL_SENDER,
  defaultFromName: `"${from?.name || 'Folio'}"`,
})

/** Payload's mail adapter without SMTP_URL: its own one warns at each start, and logs addresses. */
export const noMail = () => ({
  name: 'none',
  ...mailSender(undefined),
  sendEmail: async () => undefined,
})
