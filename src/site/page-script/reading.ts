import { PAGE_VIEW_PATH } from '#src/contract/page-views/page-view-path.ts'

/** Marks the heading that is being read in the table of contents, and keeps it in view there. */
export function followHeadings(): void {
  const lists = [...document.querySelectorAll<HTMLElement>('[data-contents]')]
  const links = lists.flatMap((list) => [...list.querySelectorAll('a')])
  const headings = new Set(
    links.flatMap(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? []),
  )
  // As a share of the window: a heading above this line counts as read.
  const line = 0.33
  const mark = () => {
    const current = [...headings].findLast(
      (heading) => heading.getBoundingClientRect().top <= innerHeight * line,
    )
    for (const link of links)
      if (current && decodeURIComponent(link.hash) === `#${current.id}`)
        link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    lists.forEach(keepInView)
  }
  const observer = new IntersectionObserver(mark, {
    // The window above the line plus everything already scrolled past, so that a jump is observed too.
    rootMargin: `1000000px 0px -${100 - line * 100}% 0px`,
  })
  for (const heading of headings) observer.observe(heading)
}

/** Scrolls the list itself; `scrollIntoView` would also scroll the page. */
export function keepInView(list: HTMLElement): void {
  const item = list.querySelector('[aria-current]')
  if (!item || list.scrollHeight <= list.clientHeight) return
  const [inner, outer] = [item.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
}

/** Each block of code is a tab stop without scripts; with scripts, only a block that scrolls. */
export function setTabStops(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target instanceof HTMLElement)
        target.tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1
  })
  for (const code of document.querySelectorAll('.code-block > pre')) observer.observe(code)
}

/** Reports the view of a post with the host of the referring site, once it is shown. Nothing is stored in the browser. */
export function countPageView(): void {
  const post = document.querySelector<HTMLElement>('[data-page-view]')?.dataset['pageView']
  if (post === undefined) return
  const send = () => {
    const referrer = /^https?:\/\/([^/:?#]+)/.exec(document.referrer)?.[1]
    const body = new Blob([JSON.stringify({ post, referrer })], { type: 'application/json' })
    navigator.sendBeacon(PAGE_VIEW_PATH, body)
  }
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', send, { once: true })
  else send()
}
