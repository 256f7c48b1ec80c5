import { withSeedConnection, hasSeedDecision } from '#src/scripts/seed-content/seed-decision.ts'

/** Fills an empty, migrated database with example content, once; harmless on every other one. */
try {
  console.log(
    `Example content: ${(await withSeedConnection(hasSeedDecision)) ? 'decided before' : await seed()}.`,
  )
  process.exit(0)
} catch (error) {
  console.error(`Seeding failed: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

// Loaded only when needed: this is most of the time a later start would take here.
async function seed(): Promise<string> {
  const { payloadClient } = await import('#src/services/platform/payload.ts')
  const { seedExampleContent } = await import('./seed-content/seed-database.ts')
  const report = await seedExampleContent({ say: (step) => console.log(`  ${step}`) })
  await (await payloadClient()).destroy()
  if (report.outcome === 'decided-before') return 'decided before'
  if (report.outcome === 'content-of-the-owner') return 'skipped, the site has content'
  const { posts, media, resumes, contacts } = report
  return `${posts} posts, ${media} pictures, ${resumes} resume, ${contacts} messages`
}
