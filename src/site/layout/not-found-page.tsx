import { NotFoundScreen } from './not-found-screen.tsx'
import { Status404 } from './status-404.tsx'

/** The not-found page at an address that a prerendered route answers. */
export function NotFoundPage() {
  return (
    <>
      <NotFoundScreen />
      <Status404 />
    </>
  )
}
