'use client'

import { ErrorScreen } from '#src/site/frame/error-screen.tsx'

export default function ErrorPage() {
  return <ErrorScreen />
}
