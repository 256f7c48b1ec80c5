import { autoUpdate, computePosition, flip, limitShift, offset, shift } from '@floating-ui/dom'

/**
 * Keeps a menu above an element while the page scrolls, or below it where the toolbar or the edge of the window would cover
 * it; over the element where neither has room.
 * @returns the end
 */
export function floatAbove(anchor: Element, menu: HTMLElement): () => void {
  const place = () => {
    const toolbar = menu.closest('.rte')?.querySelector('.rte-toolbar')
    const top = (toolbar?.getBoundingClientRect().bottom ?? 0) + 8
    // The window alone: a toolbar around the menu clips nothing of it.
    const edges = { boundary: [], padding: { top, left: 8, right: 8 } }
    void computePosition(anchor, menu, {
      placement: 'top-start',
      middleware: [
        offset(8),
        flip({ crossAxis: false, ...edges }),
        shift({ crossAxis: true, ...edges, limiter: limitShift() }),
      ],
    }).then(({ x, y }) => {
      menu.style.left = `${x}px`
      menu.style.top = `${y}px`
    })
  }
  return autoUpdate(anchor, menu, place)
}
