import type { ReactNode } from 'react'

/**
 * An element that two pages have: with a link from one to the other it moves to its new place instead of appearing
 * again (site/page-script/shared-elements.ts, `motion.css`). The name is its own on both pages.
 */
export const SharedElement = ({ name, children }: { name: string; children: ReactNode }) => (
  <div data-shared={name} className="contents">
    {children}
  </div>
)
