import type { Page } from 'playwright'

/** Drops a file next to each drop target, where the browser's default would open it. */
export const dropOutsideTarget = (page: Page) =>
  page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'x.txt', { type: 'text/plain' }))
    const fire = (type: string) => {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
      return document.body.dispatchEvent(event) ? 'opened' : 'prevented'
    }
    return { dragover: fire('dragover'), drop: fire('drop') }
  })
