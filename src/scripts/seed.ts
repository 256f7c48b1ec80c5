import { runWithSettings } from '#src/scripts/process/run-command.ts'

/** Seeds an empty, migrated database with example content, once; does nothing on any other. */
await runWithSettings('Seeding failed: ', async () => {
  const { withSeedConnection, hasSeedDecision } = await import('./seed-content/seed-decision.ts')
  console.log(
    `Example content: ${(await withSeedConnection(hasSeedDecision)) ? 'skipped (already seeded or declined)' : await seed()}.`,
  )
})

// Imported on demand: loading it takes most of the time of a later start.
async function seed(): Promise<string> {
  const { payloadClient } = await import('#src/services/platform/payload.ts')
  const { seedExampleContent } = await import('./seed-content/seed-database.ts')
  const report = await seedExampleContent({ say: (step) => console.log(`  ${step}`) })
  await (await payloadClient()).destroy()
  if (report.outcome === 'decided-before') return 'skipped (already seeded or declined)'
  if (report.outcome === 'content-of-the-owner') return 'skipped, the site has content'
  const { posts, projects, media, resumes, contacts } = report
  return `${posts} posts, ${projects} projects, ${media} images, ${resumes} resume, ${contacts} messages`
}
