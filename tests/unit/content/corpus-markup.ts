/** Pieces of canonical HTML that the corpus is built from. */
export const LINK = 'target="_blank" rel="noopener noreferrer nofollow"'
export const BOX = '<label><input type="checkbox"><span></span></label>'
export const CHECKED = '<label><input type="checkbox" checked="checked"><span></span></label>'
export const task = (text: string, inner = '') =>
  `<li data-checked="false" data-type="taskItem">${BOX}<div><p>${text}</p>${inner}</div></li>`
export const done = (text: string, inner = '') =>
  `<li data-checked="true" data-type="taskItem">${CHECKED}<div><p>${text}</p>${inner}</div></li>`
export const tasks = (...items: string[]) => `<ul data-type="taskList">${items.join('')}</ul>`
export const callout = (kind: string, text: string) =>
  `<blockquote data-callout="${kind}">${text}</blockquote>`
export const columns = (count: number) =>
  `<colgroup>${'<col style="min-width: 25px;">'.repeat(count)}</colgroup>`
export const table = (count: number, rows: string) =>
  `<table style="min-width: ${25 * count}px;">${columns(count)}<tbody>${rows}</tbody></table>`
export const row = (tag: 'td' | 'th', ...cells: string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
