import type { Personal, Profile } from '#src/contract/profile/profile.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import type { Project, ProjectList } from '#src/contract/projects/public-project-schemas.ts'
import { plainText } from '#src/content/render/plain-text.ts'
import { countWords } from '#src/content/render/read-time-minutes.ts'
import type { RenderedBody } from '#src/content/render/render-node.ts'
import { modifiedAt, publishedAt } from './post-dates.ts'
import { ogImage } from './og-image-url.ts'
import type { OgImage } from './og-image-url.ts'
import { postCard, projectCard } from './page-cards.ts'
import { mailLink } from '#src/lib/format/mail-link.ts'
import { isOngoing } from '#src/lib/format/resume-date.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { canonicalUrl, coverUrl, postPath, projectPath } from './site-urls.ts'

type LinkedData = { '@context': 'https://schema.org'; '@graph': object[] }
type Crumb = { name: string; path: string }

const graph = (...nodes: object[]): LinkedData => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
})
const websiteId = () => absoluteUrl('/#website')

export const homeLinkedData = (profile: Profile): LinkedData =>
  graph(
    {
      '@type': 'ProfilePage',
      '@id': absoluteUrl('/'),
      url: absoluteUrl('/'),
      name: profile.personal.name,
      inLanguage: 'en',
      isPartOf: { '@id': websiteId() },
      mainEntity: { '@id': ownerReference(profile.personal)['@id'] },
    },
    website(profile.personal),
    person(profile),
  )

type PageMeta = {
  owner: Personal
  trail: readonly Crumb[]
}

/** Breadcrumbs of a page that is not a post. */
export const pageLinkedData = ({ owner, trail }: PageMeta): LinkedData =>
  graph(website(owner), breadcrumbs(trail))

type PostMeta = { post: PublishedPost; owner: Personal }

export function postLinkedData({ post, owner, blocks }: PostMeta & RenderedBody): LinkedData {
  const url = canonicalUrl(post)
  const isOwners = post.author === owner.name
  return graph(
    {
      '@type': 'BlogPosting',
      '@id': absoluteUrl(postPath(post)),
      url,
      mainEntityOfPage: url,
      headline: post.title,
      ...(post.seoTitle && { alternativeHeadline: post.seoTitle }),
      description: post.seoDescription ?? post.excerpt,
      image: images(ogImage(owner, postCard(post, owner)), coverUrl(post)),
      datePublished: publishedAt(post),
      dateModified: modifiedAt(post),
      wordCount: countWords(plainText(blocks)),
      timeRequired: `PT${post.readTime}M`,
      articleSection: post.category,
      keywords: post.tags,
      inLanguage: 'en',
      author: isOwners ? ownerReference(owner) : { '@type': 'Person', name: post.author },
      publisher: ownerReference(owner),
      isPartOf: [
        { '@id': websiteId() },
        ...(post.series ? [{ '@type': 'CreativeWorkSeries', name: post.series }] : []),
      ],
    },
    breadcrumbs([
      { name: 'Blog', path: '/blog' },
      { name: post.title, path: postPath(post) },
    ]),
  )
}

const PROJECTS = { name: 'Projects', path: '/projects' }

export const projectListLinkedData = (owner: Personal, { projects }: ProjectList): LinkedData =>
  graph(
    {
      '@type': 'CollectionPage',
      '@id': absoluteUrl(PROJECTS.path),
      url: absoluteUrl(PROJECTS.path),
      name: PROJECTS.name,
      inLanguage: 'en',
      author: ownerReference(owner),
      isPartOf: { '@id': websiteId() },
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: projects.map((project, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: project.title,
          url: absoluteUrl(projectPath(project)),
        })),
      },
    },
    website(owner),
    breadcrumbs([PROJECTS]),
  )

export function projectLinkedData(owner: Personal, project: Project): LinkedData {
  const path = projectPath(project)
  const cover = project.cover === null ? undefined : absoluteUrl(project.cover)
  return graph(
    {
      '@type': 'CreativeWork',
      '@id': absoluteUrl(path),
      url: absoluteUrl(path),
      mainEntityOfPage: absoluteUrl(path),
      name: project.title,
      description: project.summary,
      image: images(ogImage(owner, projectCard(project, owner)), cover),
      dateModified: project.updatedAt,
      keywords: project.stack,
      inLanguage: 'en',
      creator: ownerReference(owner),
      isPartOf: { '@id': websiteId() },
    },
    website(owner),
    breadcrumbs([PROJECTS, { name: project.title, path }]),
  )
}

const images = ({ url, width, height, alt }: OgImage, cover: string | undefined) => [
  { '@type': 'ImageObject', url, width, height, caption: alt },
  ...(cover === undefined ? [] : [{ '@type': 'ImageObject', url: cover }]),
]

const website = ({ name, tagline }: Personal) => ({
  '@type': 'WebSite',
  '@id': websiteId(),
  url: absoluteUrl('/'),
  name,
  ...(tagline && { description: tagline }),
  inLanguage: 'en',
  publisher: ownerReference({ name }),
})

const breadcrumbs = (trail: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...trail].map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: absoluteUrl(crumb.path),
  })),
})

/** Reference to the owner from other nodes, with a name and URL for consumers that do not resolve ids. */
const ownerReference = ({ name }: Pick<Personal, 'name'>) => ({
  '@type': 'Person',
  '@id': absoluteUrl('/#person'),
  name,
  url: absoluteUrl('/'),
})

function person({ personal, skills, education, experience, achievements }: Profile) {
  const { title, tagline, email, location, portrait, links } = personal
  const employer = experience.find(({ period }) => isOngoing(period))?.company
  const schools = [...new Set(education.map(({ institution }) => institution))]
  return {
    ...ownerReference(personal),
    jobTitle: title,
    ...(tagline && { description: tagline }),
    email: mailLink(email),
    ...(portrait && { image: absoluteUrl(portrait.url) }),
    ...(location && { homeLocation: { '@type': 'Place', name: location } }),
    ...(employer && { worksFor: { '@type': 'Organization', name: employer } }),
    alumniOf: schools.map((name) => ({ '@type': 'CollegeOrUniversity', name })),
    // Skills that are still being learnt are left out.
    knowsAbout: [...skills.expert, ...skills.advanced].map(({ name }) => name),
    award: achievements.filter(({ type }) => type === 'Award').map(({ title: award }) => award),
    sameAs: links.map(({ url }) => url),
  }
}
