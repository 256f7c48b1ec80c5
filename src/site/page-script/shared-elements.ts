/**
 * Names what two pages have, so that the browser moves it from one to the other (motion.css): the cover and the title of
 * the post or project that is opened, or left.
 */
export function nameSharedElements(): void {
  const name = (transition: ViewTransition | null, ...urls: (string | null | undefined)[]) => {
    if (!transition) return
    const slugs = urls.map((url) =>
      url
        ?.replace(/[?#].*/, '')
        .split('/')
        .pop(),
    )
    const named = [...document.querySelectorAll<HTMLElement>('[data-shared]')].flatMap((one) => {
      const isTheirs = slugs.some((slug) => slug && one.dataset['shared']?.endsWith(`-${slug}`))
      const child = one.firstElementChild
      if (!isTheirs || !(child instanceof HTMLElement)) return []
      child.style.viewTransitionName = one.dataset['shared'] ?? ''
      return [child]
    })
    const forget = () => named.forEach((one) => one.style.removeProperty('view-transition-name'))
    transition.finished.then(forget, forget)
  }
  addEventListener('pageswap', ({ viewTransition, activation }) =>
    name(viewTransition, location.href, activation?.entry.url),
  )
  addEventListener('pagereveal', ({ viewTransition }) =>
    name(viewTransition, location.href, globalThis.navigation?.activation?.from?.url),
  )
}
