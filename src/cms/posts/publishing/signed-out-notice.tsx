/** The session ended during editing. The link opens a new tab, so that this one keeps the text. */
export function SignedOutNotice() {
  return (
    <p data-session-notice="" className="min-w-0 text-xs">
      You are signed out. Your text is safe here:{' '}
      <a href="/admin" target="_blank" rel="noopener" className="underline">
        sign in in another tab
      </a>
      , then save again.
    </p>
  )
}
