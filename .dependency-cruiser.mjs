/**
 * Who may import whom. `npm run check` holds the whole tree to it, on resolved paths, type imports included;
 * tests/boundaries plants a violation of every rule and sees it refused. web/README.md has the same as a table.
 */

/** The modules of the site, from the outermost to the innermost. A module imports those that it names and no others. */
export const webModules = {
  app: [
    'views',
    'search',
    'content',
    'downloads',
    'sections',
    'features',
    'shell',
    'seo',
    'links',
    'i18n',
    'security',
    'analytics',
    'ui',
  ],
  views: ['search', 'content', 'sections', 'features', 'shell', 'seo', 'links', 'analytics', 'i18n', 'ui'],
  features: ['backend', 'analytics', 'links', 'i18n', 'security', 'ui'],
  sections: ['images', 'links', 'i18n', 'ui'],
  shell: ['motion', 'links', 'i18n', 'ui'],
  seo: ['links', 'i18n'],
  i18n: ['content'],
  downloads: ['content'],
  content: ['search', 'security', 'next-internals'],
  backend: ['next-internals'],
  analytics: [],
  security: ['next-internals'],
  server: ['metrics', 'search', 'security', 'next-internals'],
  metrics: [],
  search: [],
  'next-internals': [],
  images: [],
  motion: [],
  links: [],
  ui: [],
}

const own = '^(?:contracts|schemas|content|studio|web|functions|local|cli|tests)/'
/** A folder of tests/ that is run by itself. */
const suites =
  'contract|rls|e2e|firefox|studio|faults|attacks|soak|speed|boundaries|completeness|components|search'
const npm = (name) => `node_modules/${name}(?:/|$)`

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const roomRules = Object.entries(webModules).map(([room, allowed]) =>
  rule(
    `web-${room}`,
    `web/${room} may import ${allowed.map((name) => `${name}/`).join(', ') || 'no other module of the site'}. Pass the value as a prop or argument, or move the code.`,
    { path: `^web/${room}/`, pathNot: '\\.test\\.tsx?$' },
    { path: '^web/[^/]+/', pathNot: `^web/(?:${[room, ...allowed, 'node_modules'].join('|')})/` },
  ),
)

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule(
      'no-cycles',
      'Two files that import each other cannot be read one after the other. Move what both need into a third.',
      {},
      { circular: true },
    ),
    rule(
      'resolvable',
      'This import leads nowhere: is the file moved, or the package missing in package.json?',
      { pathNot: '(?:^|/)\\.next' },
      { couldNotResolve: true },
    ),
    rule(
      'contracts-leaf',
      'contracts/ is what two parts agree on at run time: it imports nothing of ours.',
      { path: '^contracts/' },
      { path: own, pathNot: '^contracts/' },
    ),
    rule(
      'contracts-pure',
      'contracts/ runs in browsers, on Node.js and on Deno: it imports zod and nothing else.',
      { path: '^contracts/', pathNot: '\\.test\\.ts$' },
      { pathNot: `^contracts/|${npm('zod')}` },
    ),
    rule(
      'schemas-alone',
      'schemas/ imports contracts/ and nothing else of ours.',
      { path: '^schemas/' },
      { path: own, pathNot: '^(?:schemas|contracts)/' },
    ),
    rule(
      'studio-alone',
      'The Studio imports schemas/, contracts/ and nothing else of ours.',
      { path: '^studio/', pathNot: '\\.test\\.tsx?$' },
      { path: own, pathNot: '^(?:studio|schemas|contracts)/' },
    ),
    rule(
      'content-alone',
      'content/ is what a fresh copy starts with: it imports schemas/, contracts/, from the Studio what a document that it writes must look like, and from the site how downloads are made.',
      { path: '^content/' },
      {
        path: own,
        pathNot: '^(?:content|schemas|contracts|studio/(?:redirects|translations)|web/downloads)/',
      },
    ),
    rule(
      'studio-no-queries',
      'Queries belong to the site and the functions; the Studio imports schemas.',
      { path: '^studio/' },
      { path: '\\.groq\\.ts$' },
    ),
    rule(
      'web-alone',
      'web/ imports contracts/, the queries of schemas/ and nothing else of ours.',
      { path: '^web/' },
      { path: own, pathNot: '^(?:web|contracts|schemas)/' },
    ),
    rule(
      'functions-alone',
      'A function is deployed alone: it imports contracts/ and the queries of emails, nothing else of ours.',
      { path: '^functions/' },
      { path: own, pathNot: '^(?:functions|contracts|schemas/documents/newsletter-issue)/' },
    ),
    rule(
      'queries-only',
      'A schema would pull in the Studio; import the .groq.ts beside it, or what is generated.',
      { path: '^(?:web|functions|local|cli)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^schemas/', pathNot: '\\.(?:groq|types|gen)\\.ts$' },
    ),
    rule(
      'functions-no-node',
      'A function runs on Deno too: use web standards in place of a module of Node.',
      { path: '^functions/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'local-alone',
      'local/ stands in for hosted services: it imports contracts/, functions/*/handler.ts and functions/_shared.',
      { path: '^local/' },
      { path: own, pathNot: '^(?:local|contracts|functions/_shared)/|^functions/[^/]+/handler\\.ts$' },
    ),
    rule(
      'cli-alone',
      'cli/ runs the parts as programs. It imports local/, contracts/, functions/_shared, and the query with which a restored backup is checked.',
      { path: '^cli/' },
      { path: own, pathNot: '^(?:cli|local|contracts|functions/_shared|schemas/documents/page)/' },
    ),
    rule(
      'tests-apart',
      'Code that two suites need belongs in tests/support.',
      { path: `^tests/(${suites})/` },
      { path: `^tests/(?:${suites})/`, pathNot: '^tests/$1/' },
    ),
    ...roomRules,
    rule(
      'ui-no-content',
      'ui/ draws what it is given and knows neither content nor paths: take plain props, or move it to sections/ or images/.',
      { path: '^web/ui/' },
      {
        path: '^(?:web/content-types\\.ts$|contracts/|schemas/)',
        pathNot: '^contracts/(?:locales|dialogs)\\.ts$',
      },
    ),
    rule(
      'one-feature',
      'A feature stands alone; what two of them need goes to ui/.',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/[^/]+/', pathNot: '^web/features/$1/' },
    ),
    rule(
      'sanity-by-content',
      'content/ is the one door to Sanity: add a get…() there.',
      { path: '^web/', pathNot: '^web/(?:content/|features/preview/|app/api/draft-mode/)' },
      { path: [npm('next-sanity'), npm('@sanity/client')] },
    ),
    rule(
      'supabase-by-backend',
      'backend/ is the one door to Supabase: add a call there.',
      { path: '^web/', pathNot: '^web/backend/' },
      { path: npm('@supabase') },
    ),
    rule(
      'framer-motion-by-motion',
      'motion/ is the one door to framer-motion, and loads after the page: add a function there, or use CSS (docs/decisions/0029-motion.md).',
      { path: '^web/', pathNot: '^web/motion/' },
      { path: npm('(?:framer-motion|motion(?:-dom)?)') },
    ),
    rule(
      'no-studio-in-web',
      'The Studio’s packages stay out of the site.',
      { path: '^web/' },
      { path: [npm('sanity'), npm('@sanity/ui')] },
    ),
    rule(
      'plain-links',
      'Links are plain <a>; shell/client-navigation.tsx follows them (docs/decisions/0009-plain-links.md).',
      { path: '^web/' },
      { path: 'node_modules/next/link' },
    ),
  ],
  options: {
    // TypeScript 7 has no parser that this tool could use; swc reads the same files, type imports included.
    parser: 'swc',
    tsConfig: { fileName: 'web/tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)\\.next|^studio/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
