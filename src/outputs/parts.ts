import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Part} from '../content/node/parts';
import {contentComponents} from '../content/components';

/** @returns a generated part of a page as HTML, as the page shows it */
export function renderPart({component, props}: Part): string {
  return renderToStaticMarkup(createElement(contentComponents[component] as ComponentType<object>, props));
}
