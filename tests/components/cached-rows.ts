const rows = [
  {
    id: '1',
    table: 'downloadable_resources',
    title: 'Process inventory',
    description: 'Lists what your team does by hand.',
    type: 'Excel Template',
    icon: 'FileText',
    fileUrl: '/downloads/process-inventory-template.xlsx',
    duration: '45 minutes',
  },
  {
    id: '2',
    table: 'downloadable_resources',
    title: 'Scorecard',
    description: 'Compares vendors.',
    type: 'guide',
    icon: 'None',
    fileUrl: null,
    duration: 'an hour',
  },
]

/** Replaces the site's backend/cached-rows.ts, without a database. */
export async function readRows() {
  return rows
}
