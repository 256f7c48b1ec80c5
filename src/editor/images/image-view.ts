import type { NodeViewRendererProps } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { NodeView } from '@tiptap/pm/view'
import { IMAGE_WIDTHS } from '#src/contract/posts/image-widths.ts'
import type { ImageWidth } from '#src/contract/posts/image-widths.ts'
import { createElement } from '#src/editor/document/create-element.ts'

type ImageAttributes = {
  src: string
  alt: string | null
  title: string | null
  width: ImageWidth | null
}

export function imageView({ node, view, getPos }: NodeViewRendererProps): NodeView {
  const frame = createElement('span', { className: 'rte-picture-frame' })
  const image = createElement('img')
  const caption = createElement('figcaption')
  const dom = createElement('figure', { className: 'rte-picture' }, [frame, caption])
  let current = node
  const showWidth = (width: ImageWidth | null) => {
    dom.style.setProperty('--picture-width', width === null ? '100%' : `${width}px`)
  }
  const show = (shown: Node) => {
    current = shown
    const { src, alt, title, width } = shown.attrs as ImageAttributes
    if (image.getAttribute('src') !== src) image.src = src
    image.alt = alt ?? ''
    caption.textContent = title
    caption.hidden = !title
    showWidth(width)
  }
  const resize: Resize = {
    frame,
    largest: () => Math.min(dom.clientWidth, image.naturalWidth || Infinity),
    onMove: showWidth,
    onEnd: (width) => {
      const pos = getPos()
      if (pos !== undefined && width !== current.attrs['width']) {
        view.dispatch(view.state.tr.setNodeAttribute(pos, 'width', width))
      }
    },
    onCancel: () => show(current),
  }
  frame.append(image, handle('left', resize), handle('right', resize))
  show(node)
  return {
    dom,
    update: (next) => {
      if (next.type !== node.type) return false
      show(next)
      return true
    },
    ignoreMutation: () => true,
    stopEvent: ({ target }) => target instanceof HTMLElement && 'side' in target.dataset,
  }
}

type Resize = {
  frame: HTMLElement
  /** Width in px at which the image is shown without a width of its own. */
  largest: () => number
  onMove: (width: ImageWidth | null) => void
  onEnd: (width: ImageWidth | null) => void
  onCancel: () => void
}

/** For pointers only; the menu has the same widths for the keyboard. */
function handle(side: 'left' | 'right', { frame, largest, onMove, onEnd, onCancel }: Resize) {
  const element = createElement('span', { className: 'rte-picture-handle', ariaHidden: 'true' })
  element.dataset['side'] = side
  // Otherwise the browser starts to drag the image.
  element.addEventListener('mousedown', (event) => event.preventDefault())
  element.addEventListener('pointerdown', (event) => {
    const [startX, startWidth, available] = [event.clientX, frame.offsetWidth, largest()]
    const widthAt = ({ clientX }: PointerEvent) => {
      const moved = side === 'right' ? clientX - startX : startX - clientX
      return nearestWidth(startWidth + moved, available)
    }
    const listeners = new AbortController()
    const { signal } = listeners
    element.setPointerCapture(event.pointerId)
    element.addEventListener('pointermove', (moved) => onMove(widthAt(moved)), { signal })
    const end = (ended: PointerEvent) => {
      listeners.abort()
      if (ended.type === 'pointerup') onEnd(widthAt(ended))
      else onCancel()
    }
    element.addEventListener('pointerup', end, { signal })
    element.addEventListener('pointercancel', end, { signal })
  })
  return element
}

/** Null for the full width, also among widths that look the same. `available`: px at full width. */
export function nearestWidth(width: number, available: number): ImageWidth | null {
  let nearest: ImageWidth | null = null
  let distance = Math.abs(width - available)
  for (const candidate of IMAGE_WIDTHS) {
    const far = Math.abs(width - Math.min(candidate, available))
    if (far < distance) [nearest, distance] = [candidate, far]
  }
  return nearest
}
