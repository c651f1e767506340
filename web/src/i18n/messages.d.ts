/** Made by the plugin in vite.config.ts: for each language tag, a loader of its message files. */
declare module "virtual:messages" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
