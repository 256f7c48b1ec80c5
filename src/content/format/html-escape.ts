import { toSingleLine } from './normalize-text.ts'

// In canonical content three backticks are always a fence delimiter, so HTML writes them as entities.
function escapeBackticks(value: string): string {
  return value.replace(/`{3,}/g, (run) => '&#96;'.repeat(run.length))
}

function escapeMarkup(value: string): string {
  return value
    .replace(/&/g, '&amp;')
    .replace(/\u00A0/g, '&nbsp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
}

/** Element text, escaped like a browser's innerHTML; text that looks like a Markdown image is escaped too. */
export function escapeText(value: string): string {
  return escapeBackticks(escapeMarkup(value)).replace(/!\[/g, '&#33;[')
}

/** Text inside `<pre>`, where a Markdown image has no meaning. */
export function escapeCode(value: string): string {
  return escapeBackticks(escapeMarkup(value))
}

/** An attribute with the blank before it; nothing without a value. */
export const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined || value === '' ? '' : ` ${name}="${escapeAttribute(String(value))}"`

/** A double-quoted attribute value; escapes `<` and `>` too, as browsers do since 2025. */
export function escapeAttribute(value: string): string {
  return escapeBackticks(escapeMarkup(toSingleLine(value))).replace(/"/g, '&quot;')
}
