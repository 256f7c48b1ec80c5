import { PublicFrame } from '#src/site/frame/public-frame.tsx'
import { NotFoundScreen } from '#src/site/frame/not-found-screen.tsx'

export default function NotFound() {
  return (
    <PublicFrame>
      <NotFoundScreen />
    </PublicFrame>
  )
}
