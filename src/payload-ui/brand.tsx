import './frame.css'

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
