import type { ReactNode } from 'react'
import { codeViewScript } from '#src/ui/code/code-view-script.ts'
import { NoticeRegion } from '#src/ui/overlays/notice-region.tsx'
import { noticeScript } from '#src/ui/notice/notice-script.ts'
import { themeScript } from '#src/ui/theme/theme-script.ts'

type SiteDocumentProps = {
  fontClasses: string
  /** The accents chosen by the owner, as a style sheet. */
  accentStyle?: string | undefined
  /** Key of the announcement, which the script in the head may hide. */
  noticeKey?: string | undefined
  children: ReactNode
}

/** The document of every page of the product, the management area included. */
export function SiteDocument(props: SiteDocumentProps) {
  const { fontClasses, accentStyle, noticeKey, children } = props
  return (
    // The scripts change the class, the colour scheme and attributes before hydration.
    <html lang="en" className={fontClasses} data-notice={noticeKey} suppressHydrationWarning>
      <head>
        <script>{themeScript}</script>
        <script>{noticeScript}</script>
        <script>{codeViewScript}</script>
        {accentStyle !== undefined && <style>{accentStyle}</style>}
      </head>
      <body className="min-h-dvh bg-bg text-text">
        {children}
        <NoticeRegion />
      </body>
    </html>
  )
}
