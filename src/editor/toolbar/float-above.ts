import { autoUpdate, computePosition, flip, limitShift, offset, shift } from '@floating-ui/dom'

/** Or below it where there is no room above; otherwise over it. Returns the end. */
export function floatAbove(anchor: Element, menu: HTMLElement): () => void {
  const position = () => {
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
  return autoUpdate(anchor, menu, position)
}
