import { homeProps } from '#src/app/profile-props.ts'
import { pageOwner, pageProfile } from '#src/app/page-profile.ts'
import { homeLinkedData } from '#src/publishing/linked-data.ts'
import { pageMetadata } from '#src/publishing/page-metadata.ts'
import { JsonLd } from '#src/site/layout/json-ld.tsx'
import { HomeScreen } from '#src/site/home/home-screen.tsx'

export const dynamic = 'force-static'

export async function generateMetadata() {
  const owner = await pageOwner()
  return pageMetadata({ owner, description: owner.tagline, path: '/' })
}

export default async function HomePage() {
  const profile = await pageProfile()
  return (
    <>
      <JsonLd data={homeLinkedData(profile)} />
      <HomeScreen {...await homeProps(profile)} />
    </>
  )
}
