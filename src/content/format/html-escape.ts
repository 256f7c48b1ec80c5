import { toSingleLine } from './normalize-text.ts'

// Three backticks occur in a canonical wire only as fence delimiters, so HTML spells them out.
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

/** Text of an element, as a browser's innerHTML writes it; what only looks like an image is marked. */
export function escapeText(value: string): string {
  return escapeBackticks(escapeMarkup(value)).replace(/!\[/g, '&#33;[')
}

/** Text inside `<pre>`, where an image line means nothing. */
export function escapeCode(value: string): string {
  return escapeBackticks(escapeMarkup(value))
}

/** A double-quoted attribute value; `<` and `>` too, as browsers do since 2025. */
export function escapeAttribute(value: string): string {
  return escapeBackticks(escapeMarkup(toSingleLine(value))).replace(/"/g, '&quot;')
}
