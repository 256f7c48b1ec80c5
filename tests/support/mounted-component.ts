import { act } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** Shows it in the document of happy-dom until the test ends. @returns the element around it */
export function mount(shown: ReactNode): HTMLElement {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() => root.render(shown))
  onTestFinished(() => {
    act(() => root.unmount())
    place.remove()
  })
  return place
}
