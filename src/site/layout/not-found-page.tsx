import type { ComponentProps } from 'react'
import { NotFoundScreen } from './not-found-screen.tsx'
import { Status404 } from './status-404.tsx'

/** The not-found page for a path under a prerendered route. */
export function NotFoundPage(props: ComponentProps<typeof NotFoundScreen>) {
  return (
    <>
      <NotFoundScreen {...props} />
      <Status404 />
    </>
  )
}
