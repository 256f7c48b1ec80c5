/**
 * Where notifications are shown (page-script/notices.ts). Screen readers announce them only in an element that was there
 * before; a page has one, and each dialog, because nothing outside of an open one can be used.
 */
export const NoticeRegion = () => (
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
)
