/** Where a click leads within the site and away from this screen; null for every other click. */
export function leavingTarget(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link?.href || link.target || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  const isElsewhere = origin === window.location.origin && pathname !== window.location.pathname
  return isElsewhere ? pathname + search + hash : null
}
