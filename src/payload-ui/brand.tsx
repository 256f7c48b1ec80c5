import './frame.css'

/** The mark of src/drawing/site-mark.ts. Beside a name or inside a named link, so it has none itself. */
export function BrandIcon() {
  return (
    <svg viewBox="0 0 32 32" width="100%" height="100%" aria-hidden focusable="false">
      <rect className="folio-mark-ground" width="32" height="32" rx="7" />
      <path
        d="m11 10-6 6 6 6m10-12 6 6-6 6m-3-15-4 18"
        className="folio-mark-line"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** Mark and name, above the sign-in. */
export function BrandLogo() {
  return (
    <div className="folio-logo">
      <BrandIcon />
      <span>Folio</span>
    </div>
  )
}
