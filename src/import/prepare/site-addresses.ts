/** Which addresses are those of a site, by where the blog was. */
export const siteAddresses = (base: URL) => {
  const isOfSite = (address: string): boolean => {
    const local = address.replace(/^__GHOST_URL__/, '')
    return (
      URL.canParse(local, base) && withoutWww(new URL(local, base).host) === withoutWww(base.host)
    )
  }
  /** The same; on a host that many blogs share, of this one's part of it. */
  const isOfBlog = (address: string): boolean => {
    const isShared = SHARED_HOST.test(base.host) && base.pathname !== '/'
    const isElsewhere = isShared && /^https?:/i.test(address)
    return isOfSite(address) && !(isElsewhere && !isBelow(new URL(address), base))
  }
  /** Whether an address of the blog is that of the blog itself. */
  const isFrontPage = (address: string): boolean =>
    /^https?:\/\/[^?#]+$/i.test(address) &&
    withoutSlash(new URL(address).pathname) === withoutSlash(base.pathname)
  return { isOfSite, isOfBlog, isFrontPage }
}

/** Medium, Forem and the pages of GitHub and GitLab: a blog is one path of them. */
const SHARED_HOST = /^(?:www\.)?(?:medium\.com|dev\.to|[\w-]+\.git(?:hub|lab)\.io)$/

const isBelow = ({ pathname }: URL, { pathname: top }: URL) =>
  `${pathname}/`.startsWith(`${withoutSlash(top)}/`)

const withoutSlash = (path: string) => path.replace(/\/$/, '')

export const withoutWww = (host: string): string => host.replace(/^www\./, '')
