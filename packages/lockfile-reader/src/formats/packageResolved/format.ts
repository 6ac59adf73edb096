import type {Format} from '../format';
import {isPackageResolved, readPackageResolved} from './packageResolved';

export const packageResolved: Format = {
  id: 'package-resolved',
  language: 'Swift',
  title: 'Package.resolved',
  tools: 'Swift Package Manager and Xcode',
  note: 'Packages of public hosts, such as GitHub, are looked up. We ask about those fetched over SSH, because they may be private.',
  syntax: 'json',
  is: isPackageResolved,
  read: readPackageResolved,
  nearby: [
    {
      name: /^Package\.swift$/i,
      content: /^\/\/ swift-tools-version/m,
      message: 'This looks like Package.swift. It lists version ranges. Use Package.resolved: swift package resolve.',
    },
    {
      name: /^(?:Podfile(?:\.lock)?|Cartfile(?:\.resolved)?)$/i,
      content: /^PODS:\s*$/m,
      message:
        "This looks like a CocoaPods or Carthage file, which we don't read. Use a list of package URLs such as pkg:cocoapods/Alamofire@5.9.1.",
    },
  ],
};
