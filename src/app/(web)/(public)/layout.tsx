import type { ReactNode } from 'react'
import { PublicFrame } from '#src/site/frame/public-frame.tsx'

export default function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicFrame>{children}</PublicFrame>
}
