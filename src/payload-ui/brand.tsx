import './frame.css'

/** The site's mark. It has no name, because it is next to a name or in a named link. */
export function BrandIcon() {
  return <img src="/icon.svg" alt="" width="100%" height="100%" />
}

export function BrandLogo() {
  return (
    <div className="folio-logo">
      <BrandIcon />
      <span>Folio</span>
    </div>
  )
}
