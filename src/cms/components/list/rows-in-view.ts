export const firstInView = (attribute: string): string | undefined =>
  [...document.querySelectorAll(`[${attribute}]`)].find(isInView)?.getAttribute(attribute) ??
  undefined

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

export const markedInRow = (element: Element | null, attribute: string): Element | null =>
  element?.closest('li, tr')?.querySelector(`[${attribute}]`) ?? null

/** The id in this attribute of the row that has the focus, unless it was scrolled out of view. */
export function focusedRow(attribute: string): string | undefined {
  const row = markedInRow(document.activeElement, attribute)
  return (row && isInView(row) && row.getAttribute(attribute)) || undefined
}
