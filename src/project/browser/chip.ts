/** Says over the page which project its examples speak of, with what changes it and takes it back. */
import './project.css';

let chip: HTMLElement | undefined;

/** Takes the chip away. */
export function hideChip(): void {
  chip?.remove();
  chip = undefined;
}

function button(text: string, name: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.setAttribute('aria-label', name);
  element.onclick = onPress;
  return element;
}

/**
 * @param project what the reader keeps
 * @param isUsed whether an example of this page speaks of it
 * @param on called when the reader wants another one, or none
 */
export function showChip(project: string, isUsed: boolean, on: {change: () => void; stop: () => void}): void {
  hideChip();
  const name = document.createElement('code');
  name.textContent = project;
  const text = document.createElement('span');
  text.append(isUsed ? 'Examples use ' : 'No example here can use ', name);
  chip = document.createElement('aside');
  chip.className = 'project-chip';
  chip.setAttribute('aria-label', 'My project');
  chip.append(text, button('Change', 'Change my project', on.change), button('Stop', 'Stop using my project', on.stop));
  document.body.append(chip);
}
