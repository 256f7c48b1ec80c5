export type ExternalImage = { src: string; host: string; name: string }

const SITES = [
  { host: /(?:^|\.)(?:googleusercontent|google)\.com$/, name: 'Google Docs' },
  { host: /(?:^|\.)github(?:usercontent)?\.com$/, name: 'GitHub' },
]

const siteName = ({ host }: ExternalImage): string =>
  SITES.find((site) => site.host.test(host))?.name ?? host

const sitesOf = (images: readonly ExternalImage[]): string =>
  [...new Set(images.map(siteName))].join(' and ')

export function externalImageText(images: readonly ExternalImage[]): string {
  const sites = sitesOf(images)
  const start =
    images.length === 1
      ? `This image is loaded from ${sites}. It`
      : `${images.length} images are loaded from ${sites}. They`
  return `${start} can expire there, and every reader's browser contacts that site.`
}

export function copyFailureText(images: readonly ExternalImage[]): string {
  const sites = sitesOf(images)
  if (images.length === 1) {
    return `The image could not be copied from ${sites}. Save it to your computer and upload it here.`
  }
  const names = images.map(({ name }) => name).join(', ')
  return `${images.length} images could not be copied from ${sites}: ${names}. Save them to your computer and upload them here.`
}
