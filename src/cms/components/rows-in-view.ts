/** The id in this attribute of the first element that is in the window. */
export const firstInView = (attribute: string): string | undefined =>
  [...document.querySelectorAll(`[${attribute}]`)].find(isInView)?.getAttribute(attribute) ??
  undefined

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/** The id in this attribute of the row that has the focus, unless it was scrolled out of view. */
export function focusedRow(attribute: string): string | undefined {
  const row = document.activeElement?.closest('li, tr')?.querySelector(`[${attribute}]`)
  return (row && isInView(row) && row.getAttribute(attribute)) || undefined
}
