import 'server-only'
import {
  CONTACT_FORM_PATH,
  CONTACT_LINES,
  contactFormMessages,
} from '#src/contract/messages/contact-form-texts.ts'
import { ERROR_STATUS } from '#src/contract/errors.ts'
import type { ServiceError } from '#src/contract/errors.ts'
import { LIMITS, ROWS } from '#src/contract/limits.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'
import { plainPage } from '#src/lib/http/plain-page.ts'

type FormField = { name: string; label: string; type?: 'text' | 'email'; max: number }

const FIELDS: readonly FormField[] = [
  ...CONTACT_LINES,
  { name: 'message', label: 'Message', max: LIMITS.contactMessageLength },
]

type ContactPage = {
  error: ServiceError
  /** The submitted fields; undefined when the body was not read. */
  fields: URLSearchParams | undefined
}

/** Page for a message that was not sent: the reason, and the form with its text, to submit again. */
export function contactFormErrorPage({ error, fields }: ContactPage): string {
  const { title, description } = contactFormMessages.failed
  return plainPage({
    title,
    comment: 'contact',
    text: ERROR_STATUS[error.code] < 500 ? error.message : description,
    ...(fields && { more: contactFields(fields, error.fields ?? {}) }),
    links: [{ href: '/#contact', label: 'Back to the Site' }],
  })
}

function contactFields(fields: URLSearchParams, faults: Record<string, string>): string {
  const first = FIELDS.find(({ name }) => faults[name] !== undefined)
  const rows = FIELDS.map((field) =>
    fieldMarkup(field, {
      value: fields.get(field.name) ?? '',
      fault: faults[field.name],
      isFirst: field === first,
    }),
  )
  return `<form method="post" action="${CONTACT_FORM_PATH}">
${rows.join('\n')}
<div class="trap" aria-hidden="true"><label>Website <input name="website" tabindex="-1" autocomplete="off"></label></div>
<p class="actions"><button class="action main">Send Message</button></p>
</form>`
}

type FieldState = { value: string; fault: string | undefined; isFirst: boolean }

function fieldMarkup(field: FormField, { value, fault, isFirst }: FieldState): string {
  const { name, label, type, max } = field
  const invalid = fault === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-fault"`
  const shared = `id="${name}" name="${name}" maxlength="${max}" required${invalid}${isFirst ? ' autofocus' : ''}`
  const control =
    type === undefined
      ? // The HTML parser drops a line feed directly after the tag, so one is added.
        `<textarea ${shared} rows="${ROWS.contactMessage}">\n${escapeHtml(value)}</textarea>`
      : `<input ${shared} type="${type}" value="${escapeHtml(value)}">`
  const errorText =
    fault === undefined ? '' : `<p class="fault" id="${name}-fault">${escapeHtml(fault)}</p>`
  return `<div><label for="${name}">${label}</label>${control}${errorText}</div>`
}
