/** The session ended during editing. The link opens a new tab, so that this one keeps the text. */
export function SignedOutNotice() {
  return (
    <p
      role="alert"
      data-session-notice=""
      className="rounded-card border border-danger px-4 py-3 text-danger"
    >
      You are signed out. Your text is safe here:{' '}
      <a href="/admin" target="_blank" rel="noopener" className="underline">
        sign in in another tab
      </a>
      , then save again.
    </p>
  )
}
