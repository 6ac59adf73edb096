import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  site: 'https://docs.ecosyste.ms',
  integrations: [
    starlight({
      title: 'ecosyste.ms documentation',
      sidebar: [
        {label: 'Get started', autogenerate: {directory: 'docs/get-started'}},
        {label: 'Guides', autogenerate: {directory: 'docs/guides'}},
        {label: 'Usage', autogenerate: {directory: 'docs/usage'}},
        {label: 'Services', autogenerate: {directory: 'docs/services'}, collapsed: true},
        {label: 'Contributing', autogenerate: {directory: 'docs/contributing'}},
        {label: 'About', autogenerate: {directory: 'docs/about'}},
      ],
    }),
  ],
});
