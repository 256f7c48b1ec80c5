import { autoUpdate, computePosition, limitShift, offset, shift } from '@floating-ui/dom'

/**
 * Keeps a menu above an element while the page scrolls; over the element when the toolbar or the edge of the window
 * would cover it.
 * @returns the end
 */
export function floatAbove(anchor: Element, menu: HTMLElement): () => void {
  const place = () => {
    const toolbar = menu.parentElement?.querySelector('.rte-toolbar')
    const padding = { top: (toolbar?.getBoundingClientRect().bottom ?? 0) + 8, left: 8, right: 8 }
    void computePosition(anchor, menu, {
      placement: 'top-start',
      middleware: [offset(8), shift({ crossAxis: true, padding, limiter: limitShift() })],
    }).then(({ x, y }) => {
      menu.style.left = `${x}px`
      menu.style.top = `${y}px`
    })
  }
  return autoUpdate(anchor, menu, place)
}
