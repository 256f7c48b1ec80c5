// Not `//host` and `/\host`, which name another host. `example.com` would be a path within the site.
const ALLOWED = /^(?:https?:\/\/[^/\\]|mailto:|tel:|#|\/(?![/\\]))/i
const CONTROL = /[\u0000-\u001F\u007F]/

/** Whether links of the owner's texts may lead to this address: it is whole, or a path within the site. */
export const isLinkUrl = (value: string): boolean =>
  ALLOWED.test(value) && !CONTROL.test(value) && value === value.trim()

export const LINK_URL_INVALID = 'The URL must start with https://, http://, mailto:, tel: or /'
