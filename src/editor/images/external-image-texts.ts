export type ExternalImage = { src: string; host: string; name: string }

const SITES = [
  { host: /(?:^|\.)(?:googleusercontent|google)\.com$/, name: 'Google Docs' },
  { host: /(?:^|\.)github(?:usercontent)?\.com$/, name: 'GitHub' },
]

const siteName = ({ host }: ExternalImage): string =>
  SITES.find((site) => site.host.test(host))?.name ?? host

const sitesOf = (pictures: readonly ExternalImage[]): string =>
  [...new Set(pictures.map(siteName))].join(' and ')

export function externalImageText(pictures: readonly ExternalImage[]): string {
  const sites = sitesOf(pictures)
  const start =
    pictures.length === 1
      ? `This image is loaded from ${sites}. It`
      : `${pictures.length} images are loaded from ${sites}. They`
  return `${start} can expire there, and every reader's browser contacts that site.`
}

export function copyFailureText(pictures: readonly ExternalImage[]): string {
  const sites = sitesOf(pictures)
  if (pictures.length === 1) {
    return `The image could not be copied from ${sites}. Save it to your computer and upload it here.`
  }
  const names = pictures.map(({ name }) => name).join(', ')
  return `${pictures.length} images could not be copied from ${sites}: ${names}. Save them to your computer and upload them here.`
}
