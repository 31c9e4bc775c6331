/**
 * Whether the installed packages, as npm recorded them in node_modules, match a lockfile. Optional packages for other
 * platforms may be missing.
 * @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, link?: boolean }>} Packages
 * @param {Packages} installed
 * @param {Packages} wanted
 */
export function hasPackages(installed, wanted) {
  return Object.entries(wanted).every(([path, { version, integrity, optional, link }]) => {
    if (path === '') return true
    const current = installed[path]
    if (!current) return Boolean(optional)
    return link ? current.link === true : current.version === version && current.integrity === integrity
  })
}
