import './frame.css'

/** The site's own mark. Beside a name or inside a named link, so it has none itself. */
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
