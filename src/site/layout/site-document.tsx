import type { ReactNode } from 'react'
import { codeViewScript } from '#src/ui/code/code-view-script.ts'
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
        {/* Screen readers announce a notification (page-script/notices.ts) only in an element that was there before it. */}
        <div
          role="status"
          data-notices=""
          suppressHydrationWarning
          aria-live="polite"
          aria-keyshortcuts="F8"
          // In the column of the management menu where there is one: there it covers nothing of the screen or of a dialog.
          className="pointer-events-auto fixed right-0 bottom-(--bottom-bar,0px) z-60 w-full max-w-md has-data-[state=open]:p-4 menu-column:right-auto menu-column:bottom-0 menu-column:left-0 menu-column:w-52 menu-column:has-data-[state=open]:p-3 print:hidden [body:has(.modal)_&]:bottom-0"
        >
          {''}
        </div>
      </body>
    </html>
  )
}
