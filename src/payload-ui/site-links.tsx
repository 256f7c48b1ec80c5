import { Globe, LayoutDashboard } from 'lucide-react'
import './frame.css'

/** Links back to the management area and to the site, in the header of every view; on phones their icons. */
export function SiteLinks() {
  return (
    <nav aria-label="Site" className="folio-links">
      <a href="/cms" title="Management area">
        <LayoutDashboard aria-hidden />
        <span>Management area</span>
      </a>
      <a href="/" title="View site">
        <Globe aria-hidden />
        <span>View site</span>
      </a>
    </nav>
  )
}

/** The same below the sign-in, for who came here by mistake. */
export function BackToSite() {
  return (
    <p className="folio-back">
      <a href="/">Back to Site</a>
    </p>
  )
}
